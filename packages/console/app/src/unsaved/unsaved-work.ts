/**
 * Whether something typed on this page is not yet confirmed by the server, or a video call goes on in it, and what waits for the
 * person's word.
 */
export interface UnsavedWork {
  isDirty(): boolean;
  /** Whether this device keeps it, so that a move away loses nothing. */
  isStored(): boolean;
  setDirty(dirty: boolean, stored?: boolean): void;
  /** Whether a call would end with the page; what is typed is asked about first. */
  isInCall(): boolean;
  setInCall(inCall: boolean): void;
  /** Runs `leave` at once, or after the person agreed to lose what is unsaved; `stay` when they did not. */
  ask(leave: () => void, stay?: () => void): void;
  /** What was asked last and is not answered yet. */
  pending(): (() => void) | undefined;
  agree(): void;
  stay(): void;
  subscribe(listener: () => void): () => void;
}

export function createUnsavedWork(): UnsavedWork {
  const listeners = new Set<() => void>();
  let dirty = false;
  let isStored = false;
  let inCall = false;
  let pending: (() => void) | undefined;
  let staying: (() => void) | undefined;
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const settle = () => {
    const answers = { leave: pending, stay: staying };
    pending = undefined;
    staying = undefined;
    notify();
    return answers;
  };
  return {
    isDirty: () => dirty || inCall,
    isStored: () => isStored,
    setDirty(next, stored = false) {
      if (dirty === next && isStored === stored) return;
      dirty = next;
      isStored = stored;
      notify();
    },
    isInCall: () => inCall && !dirty,
    setInCall(next) {
      if (inCall === next) return;
      inCall = next;
      notify();
    },
    ask(leave, stay) {
      if (!dirty && !inCall) return leave();
      // One question at a time: what was asked before is answered by staying.
      staying?.();
      pending = leave;
      staying = stay;
      notify();
    },
    pending: () => pending,
    agree() {
      dirty = false;
      inCall = false;
      settle().leave?.();
    },
    stay() {
      settle().stay?.();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
