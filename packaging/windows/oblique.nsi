; The setup program: for one user, so that no administrator is asked.
; makensis -DFILES=folder -DOUT=setup.exe -DICON=oblique.ico -DVERSION=0.1.0 oblique.nsi
Unicode true
; The stub of the usual target is a program of 32 bits, which does nothing under a wine of 64.
Target amd64-unicode
!include FileFunc.nsh
!include MUI2.nsh

Name "Oblique ${VERSION}"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Oblique"
InstallDirRegKey HKCU "Software\Oblique" "Folder"
RequestExecutionLevel user
SetCompressor /SOLID lzma
SetDateSave off
ManifestDPIAware true
Icon "${ICON}"
UninstallIcon "${ICON}"
!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"

VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Oblique"
VIAddVersionKey "FileDescription" "Oblique setup"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "MIT OR Apache-2.0"

!insertmacro MUI_PAGE_LICENSE "${FILES}/LICENSE-MIT.txt"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"

!define REMOVE "Software\Microsoft\Windows\CurrentVersion\Uninstall\Oblique"
!define CLASSES "Software\Classes"

!macro KIND id name
  WriteRegStr HKCU "${CLASSES}\${id}" "" "${name}"
  WriteRegStr HKCU "${CLASSES}\${id}\DefaultIcon" "" "$INSTDIR\oblique-editor.exe,0"
  WriteRegStr HKCU "${CLASSES}\${id}\shell\open\command" "" '"$INSTDIR\oblique-editor.exe" "%1"'
!macroend

Section
  SetOutPath $INSTDIR
  File /r "${FILES}/*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Oblique.lnk" "$INSTDIR\oblique-editor.exe"
  WriteRegStr HKCU "Software\Oblique" "Folder" "$INSTDIR"
  !insertmacro KIND "Oblique.Scenario" "Oblique battle"
  !insertmacro KIND "Oblique.Battle" "Oblique battle under way"
  ; Other programs write RON too: there Oblique is offered, not taken.
  WriteRegStr HKCU "${CLASSES}\.ron\OpenWithProgids" "Oblique.Scenario" ""
  WriteRegStr HKCU "${CLASSES}\.battle" "" "Oblique.Battle"
  WriteRegStr HKCU "${CLASSES}\.battle\OpenWithProgids" "Oblique.Battle" ""
  WriteRegStr HKCU "${REMOVE}" "DisplayName" "Oblique"
  WriteRegStr HKCU "${REMOVE}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${REMOVE}" "DisplayIcon" "$INSTDIR\oblique-editor.exe,0"
  WriteRegStr HKCU "${REMOVE}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${REMOVE}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${REMOVE}" "NoModify" 1
  WriteRegDWORD HKCU "${REMOVE}" "NoRepair" 1
  ${RefreshShellIcons}
SectionEnd

; Settings and work that is not saved, in AppData, stay.
Section "Uninstall"
  Delete "$SMPROGRAMS\Oblique.lnk"
  RMDir /r "$INSTDIR\handbook"
  RMDir /r "$INSTDIR\scenarios"
  Delete "$INSTDIR\oblique.exe"
  Delete "$INSTDIR\oblique-editor.exe"
  Delete "$INSTDIR\README.md"
  Delete "$INSTDIR\CHANGELOG.md"
  Delete "$INSTDIR\LICENSE-MIT.txt"
  Delete "$INSTDIR\LICENSE-APACHE.txt"
  Delete "$INSTDIR\THIRD-PARTY-LICENCES.txt"
  Delete "$INSTDIR\uninstall.exe"
  ; What the user put there stays, and the folder with it.
  RMDir "$INSTDIR"
  DeleteRegKey HKCU "${CLASSES}\Oblique.Scenario"
  DeleteRegKey HKCU "${CLASSES}\Oblique.Battle"
  DeleteRegValue HKCU "${CLASSES}\.ron\OpenWithProgids" "Oblique.Scenario"
  DeleteRegKey HKCU "${CLASSES}\.battle"
  DeleteRegKey HKCU "${REMOVE}"
  DeleteRegKey HKCU "Software\Oblique"
  ${RefreshShellIcons}
SectionEnd
