import type { ElementSnapshot } from '../session/keeper.ts';
import { attributesOf, type ElementSpec } from './element-spec.ts';
import { stateOf } from './element-state.ts';
import { keeperOf, snapshotSource } from './keep-state.ts';
import type { Mounting } from './mounting.ts';
import { takeAttribute } from './take-attribute.ts';

/** What a page may ask of every element. */
export function withMethods(spec: ElementSpec, Base: Mounting): Mounting {
  return class extends Base {
    /** Draws everything anew and asks again for what failed. What is not saved is kept: then its own buttons try again. */
    refresh(): void {
      const { store, inner } = stateOf(this);
      if (!store.getState().dirty) inner.setState(({ turn }) => ({ turn: turn + 1 }));
    }

    /** Back to what its attributes say. Answers whether it could: not while something is entered that is not stored. */
    reset(): boolean {
      const { store, inner, frame, does } = stateOf(this);
      if (store.getState().dirty) return false;
      does.reset?.();
      for (const attribute of attributesOf(spec)) takeAttribute(this, attribute);
      frame.field?.write('');
      inner.setState(({ turn }) => ({ choice: undefined, turn: turn + 1 }));
      return true;
    }

    /** Prints what it shows, alone; an element in a frame prints itself there. */
    async print(): Promise<void> {
      const { does } = stateOf(this);
      if (does.print) does.print();
      else (await import('./print-element.ts')).printElement(this);
    }

    /** What it shows now, to be put back under the same session; null without one. */
    getSnapshot(): ElementSnapshot | null {
      return keeperOf(this)?.take(snapshotSource(this)) ?? null;
    }

    /** Answers whether it could: a snapshot of another session or of another kind of element is left alone. */
    restore(snapshot: unknown): boolean {
      return keeperOf(this)?.open(snapshot, snapshotSource(this)) ?? false;
    }

    /** Settled when the element is drawn for the first time. */
    whenReady(): Promise<void> {
      return stateOf(this).ready.promise;
    }
  };
}
