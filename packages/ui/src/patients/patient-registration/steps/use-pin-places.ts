import { type PlacesOfPin, statePlaces } from '@careline/core/internal/patients/registration-form';
import { useCallback, useEffect, useRef } from 'react';

/**
 * Where a PIN code lies. The table of districts is fetched beside the first step; until it is here, and where it does not
 * come, the first digits give the state, which is all that is lost.
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
