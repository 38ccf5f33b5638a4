export { readEventStream, type StreamEvent } from './event-reader.ts';
export { liveEndpoints, streamLive } from './live.endpoints.ts';
export { createLive, type Live } from './live.ts';
export type { LiveNews, LivePhase } from './live-channel.ts';
export type { LivePorts } from './live-tab.ts';
export { type LiveTopic, liveTopicsOf, seesEveryFacility } from './live-topic.ts';
