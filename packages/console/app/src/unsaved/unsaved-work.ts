/** Whether something typed on this page is not yet confirmed by the server, and what waits for the person's word. */
export interface UnsavedWork {
  isDirty(): boolean;
  setDirty(dirty: boolean): void;
  /** Runs `leave` at once, or after the person agreed to lose what is unsaved. */
  ask(leave: () => void): void;
  /** What was asked last and is not answered yet. */
  pending(): (() => void) | undefined;
  agree(): void;
  stay(): void;
  subscribe(listener: () => void): () => void;
}

export function createUnsavedWork(): UnsavedWork {
  const listeners = new Set<() => void>();
  let dirty = false;
  let pending: (() => void) | undefined;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const settle = () => {
    const leave = pending;
    pending = undefined;
    tell();
    return leave;
  };
  return {
    isDirty: () => dirty,
    setDirty(next) {
      if (dirty === next) return;
      dirty = next;
      tell();
    },
    ask(leave) {
      if (!dirty) return leave();
      pending = leave;
      tell();
    },
    pending: () => pending,
    agree() {
      dirty = false;
      settle()?.();
    },
    stay() {
      settle();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
