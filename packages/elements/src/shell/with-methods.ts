import type { ElementSnapshot } from '../session/snapshot-store.ts';
import { attributesOf, type ElementSpec } from './element-spec.ts';
import { stateOf } from './element-state.ts';
import { keeperOf, snapshotSource } from './keep-state.ts';
import type { Mounting } from './mounting.ts';
import { takeAttribute } from './take-attribute.ts';

/** Adds the methods every element has. */
export function withMethods(spec: ElementSpec, Base: Mounting): Mounting {
  return class extends Base {
    /** Redraws everything and retries what failed. Unsaved input is kept; its own buttons retry. */
    refresh(): void {
      const { store, inner } = stateOf(this);
      if (!store.getState().dirty) inner.setState(({ turn }) => ({ turn: turn + 1 }));
    }

    /** Resets to the attributes' values. Returns false while something is unsaved. */
    reset(): boolean {
      const { store, inner, frame, does } = stateOf(this);
      if (store.getState().dirty) return false;
      does.reset?.();
      for (const attribute of attributesOf(spec)) takeAttribute(this, attribute);
      frame.field?.write('');
      inner.setState(({ turn }) => ({ choice: undefined, turn: turn + 1 }));
      return true;
    }

    /** Prints only the element; one in a frame prints itself there. */
    async print(): Promise<void> {
      const { does } = stateOf(this);
      if (does.print) does.print();
      else (await import('./print-element.ts')).printElement(this);
    }

    /** Returns its current state, to restore in the same session; null without one. */
    getSnapshot(): ElementSnapshot | null {
      return keeperOf(this)?.take(snapshotSource(this)) ?? null;
    }

    /** Returns whether it could restore; snapshots of another session or another kind of element are ignored. */
    restore(snapshot: unknown): boolean {
      return keeperOf(this)?.open(snapshot, snapshotSource(this)) ?? false;
    }

    /** Resolves when the element is first drawn. */
    whenReady(): Promise<void> {
      return stateOf(this).ready.promise;
    }
  };
}
