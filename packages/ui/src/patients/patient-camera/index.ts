export { CameraPanel, type CameraPanelProps } from './camera-panel.tsx';
export { browserCodeScanner, type CodeScanner } from './code-scanner.ts';
export { patientCameraMessages } from './patient-camera.messages.ts';
