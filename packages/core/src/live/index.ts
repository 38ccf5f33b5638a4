export { readEventStream, type StreamEvent } from './event-reader.ts';
export { liveEndpoints, streamLive } from './live.endpoints.ts';
export { createLive, type Live, type LiveUser } from './live.ts';
export type { LiveChange, LiveChannel, LiveMessage, LiveNews, LivePhase } from './live-channel.ts';
export type { LivePorts } from './live-tab.ts';
export { LIVE_TOPICS, type LiveTopic, liveTopicsOf, seesEveryFacility } from './live-topic.ts';
