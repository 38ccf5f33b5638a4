import { describe, expect, it } from 'vitest';
import { continuedVersions } from './continued-versions.ts';

const july = { encounterId: 'july' };
const today = { encounterId: 'today' };
const outside = { encounterId: null };

describe('the versions that a new one continues', () => {
  it('are those of the same visit for a section about one visit', () => {
    expect(continuedVersions({ ofVisit: true }, [july], 'today')).toEqual([]);
    expect(continuedVersions({ ofVisit: true }, [outside], 'today')).toEqual([]);
    expect(continuedVersions({ ofVisit: true }, [july, today], 'today')).toEqual([today]);
  });

  it('are all outside of visits', () => {
    expect(continuedVersions({ ofVisit: true }, [july], undefined)).toEqual([july]);
    expect(continuedVersions({ ofVisit: true }, [july], null)).toEqual([july]);
  });

  it('are all for a section about the patient', () => {
    expect(continuedVersions({}, [july, outside], 'today')).toEqual([july, outside]);
  });
});
