export { GOOD_LINE, type LineQuality, type LineSample, nextLine, sampleOf } from './line-quality.ts';
export {
  type Connection,
  createPeerLink,
  type LinkState,
  type Outgoing,
  type PeerLink,
  type PeerLinkOptions,
  type StatsReport,
  type Timers,
  type Track,
  type Transceiver,
} from './peer-link.ts';
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
export {
  createVideoCall,
  type Seating,
  type VideoCall,
  type VideoCallOptions,
  type VideoCallState,
} from './video-call.ts';
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
