export { ExaminationFiles, type ExaminationFilesProps } from './examination-files.tsx';
