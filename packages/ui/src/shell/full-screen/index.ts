export { ExitBar } from './exit-bar.tsx';
export { type FullScreen, FullScreenProvider, useFullScreen } from './full-screen-context.ts';
export { type FullScreenOptions, useFullScreenMode } from './use-full-screen-mode.ts';
