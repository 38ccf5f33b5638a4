export { browserConnection, browserTimers } from './browser-connection.ts';
export {
  createLocalMedia,
  type Devices,
  type LocalMedia,
  type LocalMediaState,
  type MediaFault,
} from './local-media.ts';
