import * as v from 'valibot';

/** A description is some kilobytes; one that is larger is none. */
const MAX_SDP = 15_000;
/** So many signals of one request. */
export const MAX_SIGNALS = 30;

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));

/** What the two browsers of a call send each other through the server: how to reach each other, and what each shows. */
export const signalSchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('description'),
    type: v.picklist(['offer', 'answer']),
    sdp: text(MAX_SDP),
  }),
  v.strictObject({
    kind: v.literal('candidate'),
    candidate: text(1000),
    sdpMid: v.nullable(text(100)),
    sdpMLineIndex: v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(100))),
  }),
  v.strictObject({
    kind: v.literal('media'),
    microphone: v.boolean(),
    camera: v.boolean(),
    /** The picture is left out for as long as the line is thin. */
    thin: v.boolean(),
  }),
]);

export type Signal = v.InferOutput<typeof signalSchema>;
export type MediaSignal = Extract<Signal, { kind: 'media' }>;
