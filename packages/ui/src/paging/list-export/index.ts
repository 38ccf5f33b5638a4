export { listExportMessages } from './list-export.messages.ts';
export { ListExport, type ListExportProps } from './list-export.tsx';
export type { ListFile } from './list-file.ts';
