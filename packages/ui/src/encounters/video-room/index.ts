export { VideoRoom, type VideoRoomProps } from './video-room.tsx';
