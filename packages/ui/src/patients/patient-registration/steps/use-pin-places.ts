import { type PlacesOfPin, statePlaces } from '@careline/core/internal/patients/registration-form';
import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns the lookup of places by PIN code. The table of districts loads during the first step. Until then, or if it
 * fails, only the state is known, from the first digits.
 */
export function usePinPlaces(): PlacesOfPin {
  const known = useRef<PlacesOfPin>(statePlaces);
  useEffect(() => {
    let left = false;
    const keep = ({ districtsOfPin }: { readonly districtsOfPin: PlacesOfPin }) => {
      if (left) return;
      known.current = (pin) => {
        const places = districtsOfPin(pin);
        return places.length > 0 ? places : statePlaces(pin);
      };
    };
    import('@careline/core/internal/patients/pin-districts').then(keep, () => undefined);
    return () => {
      left = true;
    };
  }, []);
  return useCallback((pin) => known.current(pin), []);
}
