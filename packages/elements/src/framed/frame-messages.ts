import type { SessionToken } from '../session/token-clocks.ts';
import type { Properties } from '../shell/element-state.ts';
import type { FrameSettings } from '../view/framed-settings.ts';

/**
 * What a page and the frame of one of its elements say to each other goes over a port of their own and nowhere else. The first
 * message: the one that goes through the window, to the exact origin of the frame, and carries the port. */
export interface FrameStart extends FrameSettings {
  readonly careline: 'frame';
  readonly tag: string;
  readonly properties: Properties;
  readonly text: string;
}

/** Methods that a page may ask of an element in a frame: those whose answers hold nothing of a patient. */
export const FRAME_METHODS = ['add', 'exportCsv', 'print'] as const;
type FrameMethod = (typeof FRAME_METHODS)[number];

export type ToFrame =
  | { readonly type: 'properties'; readonly properties: Properties }
  | { readonly type: 'settings'; readonly settings: FrameSettings }
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'method'; readonly name: FrameMethod; readonly given: string }
  | { readonly type: 'refresh' }
  | { readonly type: 'logout' }
  /** Without a token the page's session has none; denied: and will have none for this person. */
  | {
      readonly type: 'token';
      readonly id: number;
      readonly token?: SessionToken;
      readonly isDenied?: true;
    };

/** What the frame's element is after something happened in it. */
export interface FramedState {
  readonly properties: Properties;
  readonly states: readonly string[];
  readonly choice: { readonly id: string; readonly value: string } | null;
}

export type FromFrame =
  | { readonly type: 'token'; readonly id: number; readonly refused: string | undefined }
  | { readonly type: 'size'; readonly height: number }
  | { readonly type: 'event'; readonly name: string; readonly detail: unknown; readonly state: FramedState };
