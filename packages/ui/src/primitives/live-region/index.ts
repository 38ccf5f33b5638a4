export { type Announce, LiveRegionProvider, type Politeness, useAnnounce } from './live-region.tsx';
