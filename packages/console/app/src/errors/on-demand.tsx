import { type ComponentType, createContext, lazy, useContext } from 'react';

/** One attempt to draw an area: a new object for each mount of its boundary and for each retry. */
export type Attempt = object;

export const AttemptContext = createContext<Attempt>({});

type LoadPart = () => Promise<{ readonly default: ComponentType }>;

/** A component that loads when it is first drawn, with its loader. */
export type OnDemandComponent = ComponentType & { readonly load: LoadPart };

/**
 * Returns a component that loads when it is first drawn.
 * React's `lazy` remembers a failure for ever; here the next attempt of the surrounding boundary loads the file again.
 */
export function onDemand(load: LoadPart): OnDemandComponent {
  let failedIn: Attempt | undefined;
  let part: ComponentType | undefined;

  const partFor = (attempt: Attempt): ComponentType =>
    lazy(() =>
      load().catch((error: unknown) => {
        failedIn = attempt;
        throw error;
      }),
    );

  // biome-ignore lint/correctness/noComponentHookFactories: made once for an area, beside the routes, as `lazy` is
  function OnDemand() {
    const attempt = useContext(AttemptContext);
    if (failedIn && failedIn !== attempt) {
      failedIn = undefined;
      part = undefined;
    }
    part ??= partFor(attempt);
    const Part = part;
    return <Part />;
  }
  return Object.assign(OnDemand, { load });
}
