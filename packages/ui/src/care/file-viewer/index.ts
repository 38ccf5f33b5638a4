export { FileViewer, type FileViewerProps } from './file-viewer.tsx';
