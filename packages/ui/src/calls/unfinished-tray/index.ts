export { UnfinishedTray, type UnfinishedTrayProps } from './unfinished-tray.tsx';
