export { browserConnection, browserTimers } from './browser-connection.ts';
export {
  createLocalMedia,
  type Devices,
  type LocalMedia,
  type LocalMediaState,
  type MediaFault,
  type MediaStart,
} from './local-media.ts';
