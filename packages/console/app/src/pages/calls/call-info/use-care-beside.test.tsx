import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { Around, fakeConsole } from '../../../../test/fake-console.tsx';
import { profileOf } from '../../../../test/people.ts';
import { ProfileProvider } from '../../../session/profile-provider.tsx';
import { useCareBeside } from './use-care-beside.tsx';

const VITA_ID = '01890000-0000-7000-8000-0000000000a1';

/** Opens a call with its side panels, and exposes what the page knows of both. */
function open() {
  const fake = fakeConsole();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Around fake={fake}>
      <ProfileProvider value={profileOf({ scopes: ['prohealth', 'hmCallInfo'] })}>{children}</ProfileProvider>
    </Around>
  );
  const options = { vitaId: VITA_ID, timeZone: 'Asia/Kolkata', saved: undefined };
  const { result } = renderHook(() => useCareBeside(options), { wrapper });
  const { beside, reportCall } = result.current;
  const panels = beside.props.children as readonly { readonly props: Record<string, unknown> }[];
  const reportCare = panels[0]?.props.onDirtyChange as typeof reportCall;
  return { unsaved: fake.care.unsaved, reportCall, reportCare };
}

describe('unsaved care entries during a call', () => {
  it.each<[string, call: [boolean, boolean?], care: [boolean, boolean?], dirty: boolean, stored: boolean]>([
    ['nothing', [false], [false], false, true],
    ['a call that this device keeps', [true, true], [false], true, true],
    ['a call that is lost with the page', [true, false], [false], true, false],
    ['a note beside it, which nothing keeps', [false], [true], true, false],
    ['a call that is kept, and a note that is not', [true, true], [true], true, false],
    ['a call that is saved, and a note', [false], [true, false], true, false],
  ])('%s', (_, call, care, isDirty, isStored) => {
    const { unsaved, reportCall, reportCare } = open();
    reportCall(...call);
    reportCare(...care);
    expect({ isDirty: unsaved.isDirty(), isStored: unsaved.isStored() }).toEqual({ isDirty, isStored });
  });
});
