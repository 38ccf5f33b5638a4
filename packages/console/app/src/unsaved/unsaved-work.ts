/** Whether this page has unsaved input or an active video call, and the question waiting for the person's answer. */
export interface UnsavedWork {
  isDirty(): boolean;
  /** Returns whether this device stores the unsaved input, so that leaving loses nothing. */
  isStored(): boolean;
  setDirty(dirty: boolean, stored?: boolean): void;
  /** Returns whether leaving would end a call. Unsaved input is asked about first. */
  isInCall(): boolean;
  setInCall(inCall: boolean): void;
  /** Runs `leave` at once, or once the person agrees to lose unsaved work; runs `stay` if they decline. */
  ask(leave: () => void, stay?: () => void): void;
  /** Returns the open question, if any. */
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
      // Only one question at a time: an earlier one counts as declined.
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
