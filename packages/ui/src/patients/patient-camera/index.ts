export { patientCameraMessages } from './patient-camera.messages.ts';
export { CameraPanel, type CameraPanelProps } from './camera-panel.tsx';
export { browserCodeScanner, type CodeScanner } from './code-scanner.ts';
