export { GOOD_LINE, type LineQuality, type LineSample, nextLine, sampleOf } from './line-quality.ts';
export { createPeerLink, type Outgoing, type PeerLink, type PeerLinkOptions } from './peer-link.ts';
export type { Connection, LinkState, StatsReport, Timers, Track, Transceiver } from './peer-link-state.ts';
export { MAX_SIGNALS, type Signal, signalSchema } from './signal.ts';
export {
  getVideo,
  inviteByVideo,
  openVideo,
  VIDEO_LINK_STATES,
  type VideoPresence,
  type VideoState,
  videoEndpoints,
} from './video.endpoints.ts';
export { createVideoCall, type VideoCall, type VideoCallOptions } from './video-call.ts';
export type { Seating, VideoCallState } from './video-call-state.ts';
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
  VIDEO_PARTIES,
  type VideoParty,
  visitEndpoints,
} from './visit.endpoints.ts';
export { createVisitClient, type VisitClient, type VisitClientOptions, VisitError } from './visit-client.ts';
