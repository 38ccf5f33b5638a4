export { RecordPresenceLine, type RecordPresenceLineProps } from './record-presence.tsx';
