import * as v from 'valibot';
import { LIVE_TOPICS, type LiveTopic } from './live-topic.ts';

/** A change in a topic, with the id of the changed item if it has one. */
export interface LiveChange {
  readonly topic: LiveTopic;
  readonly id?: string | undefined;
}

/** `missed` means that unknown changes happened, so anything may have changed. */
export type LiveNews = readonly LiveChange[] | 'missed';

/**
 * - `off`: nobody is signed in or there is nothing to follow; screens poll at their own pace.
 * - `connecting`: first connection or a short interruption.
 * - `broken`: screens poll.
 */
export type LivePhase = 'off' | 'connecting' | 'live' | 'broken';

const changesSchema = v.array(v.object({ topic: v.string(), id: v.optional(v.string()) }));

/** Ignores topics of newer servers. */
export function readChanges(data: unknown): readonly LiveChange[] {
  const read = v.safeParse(changesSchema, data);
  if (!read.success) return [];
  return read.output.filter((one): one is LiveChange => LIVE_TOPICS.some((topic) => topic === one.topic));
}

/** Messages between tabs of one browser about the stream that one of them has. Never patient data. */
export type LiveMessage =
  /** A new tab asks for the current state. */
  | { readonly kind: 'ask'; readonly who: string }
  | {
      readonly kind: 'state';
      readonly who: string;
      readonly phase: 'connecting' | 'live' | 'broken';
      readonly news?: LiveNews | undefined;
      /** Where a tab that takes over resumes. */
      readonly lastId?: string | undefined;
    };

/** Port to other tabs; a `BroadcastChannel` in pages. */
export interface LiveChannel {
  post(message: LiveMessage): void;
  /** Returns a function that stops listening. */
  listen(listener: (message: unknown) => void): () => void;
}

const messageSchema = v.variant('kind', [
  v.object({ kind: v.literal('ask'), who: v.string() }),
  v.object({
    kind: v.literal('state'),
    who: v.string(),
    phase: v.picklist(['connecting', 'live', 'broken']),
    news: v.optional(v.union([v.literal('missed'), changesSchema])),
    lastId: v.optional(v.string()),
  }),
]);

/** Tabs of other versions may send unknown messages. */
export function readLiveMessage(message: unknown): LiveMessage | undefined {
  const read = v.safeParse(messageSchema, message);
  if (!read.success) return undefined;
  const { output } = read;
  if (output.kind === 'ask') return output;
  const { news, ...rest } = output;
  return { ...rest, news: typeof news === 'object' ? readChanges(news) : news };
}
