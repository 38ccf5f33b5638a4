import * as v from 'valibot';
import { LIVE_TOPICS, type LiveTopic } from './live-topic.ts';

/** That something of a topic changed; which thing, where it has an id. */
export interface LiveChange {
  readonly topic: LiveTopic;
  readonly id?: string | undefined;
}

/** `missed`: what changed is not known, so that everything may have. */
export type LiveNews = readonly LiveChange[] | 'missed';

/**
 * - `off`: nobody is signed in, or nothing is to be known: screens ask as often as they think fit.
 * - `connecting`: for the first time, or again for a moment.
 * - `broken`: screens ask for themselves.
 */
export type LivePhase = 'off' | 'connecting' | 'live' | 'broken';

const changesSchema = v.array(v.object({ topic: v.string(), id: v.optional(v.string()) }));

/** Topics of a later server are nobody's here. */
export function readChanges(data: unknown): readonly LiveChange[] {
  const read = v.safeParse(changesSchema, data);
  if (!read.success) return [];
  return read.output.filter((one): one is LiveChange => LIVE_TOPICS.some((topic) => topic === one.topic));
}

/** What the tabs of one browser tell each other of the stream that one of them has. Never anything of a patient. */
export type LiveMessage =
  /** A tab that has just opened wants to know how it stands. */
  | { readonly kind: 'ask'; readonly who: string }
  | {
      readonly kind: 'state';
      readonly who: string;
      readonly phase: 'connecting' | 'live' | 'broken';
      readonly news?: LiveNews | undefined;
      /** Where a tab that takes over goes on. */
      readonly lastId?: string | undefined;
    };

/** The port to the other tabs; in a page a `BroadcastChannel`. */
export interface LiveChannel {
  post(message: LiveMessage): void;
  /** Answers how to stop. */
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

/** A tab of another version may tell what this one does not know. */
export function readLiveMessage(message: unknown): LiveMessage | undefined {
  const read = v.safeParse(messageSchema, message);
  if (!read.success) return undefined;
  const { output } = read;
  if (output.kind === 'ask') return output;
  const { news, ...rest } = output;
  return { ...rest, news: typeof news === 'object' ? readChanges(news) : news };
}
