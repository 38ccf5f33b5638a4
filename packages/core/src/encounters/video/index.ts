export type { PeerLinkOptions } from './peer-link.ts';
export type { Timers, Track } from './peer-link-state.ts';
export { type Signal, signalSchema } from './signal.ts';
export {
  getVideo,
  inviteByVideo,
  openVideo,
  VIDEO_LINK_STATES,
  type VideoPresence,
  type VideoState,
  videoEndpoints,
} from './video.endpoints.ts';
export { createVideoCall, type VideoCall } from './video-call.ts';
export type { VideoCallState } from './video-call-state.ts';
export {
  admitPatient,
  enterVisit,
  type IceServer,
  leaveVisit,
  lookAtVisit,
  pollVisit,
  ROOM_ENDS,
  type RoomEnd,
  type RoomView,
  type Seat,
  sendSignals,
  type VideoParty,
  visitEndpoints,
} from './visit.endpoints.ts';
export { createVisitClient, VisitError } from './visit-client.ts';
