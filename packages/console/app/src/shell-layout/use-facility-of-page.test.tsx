import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Outlet, Route, Routes, useLocation } from 'react-router';
import { describe, expect, it } from 'vitest';
import { Around, type FakeConsole, fakeConsole, UNREACHABLE } from '../../test/fake-console.tsx';
import { FACILITY, profileOf } from '../../test/people.ts';
import { MainGuard } from '../guards/main-guard.tsx';
import { useFacilitySwitch } from '../session/use-facility-switch.ts';
import { useProfile } from '../session/use-session.ts';
import { LeaveDialog } from '../unsaved/leave-dialog.tsx';
import { useFacilityOfPage } from './use-facility-of-page.ts';

const NASHIK = {
  facilityId: '01890000-0000-7000-8000-0000000000f2',
  facilityName: 'Careline Clinic Nashik',
  timeZone: 'Asia/Kolkata',
};
const BOTH = [FACILITY, NASHIK];

/** Every page drawn, as path and facility: what it would have requested from the services. */
let drawn: string[] = [];

function Page() {
  const { pathname } = useLocation();
  const { facility } = useProfile();
  drawn.push(`${pathname} at ${facility?.facilityName}`);
  return <h1>{`${pathname} at ${facility?.facilityName}`}</h1>;
}

/** Only the shell's facility menu and content. */
function Frame() {
  const change = useFacilitySwitch();
  const [failed, setFailed] = useState(false);
  const ready = useFacilityOfPage(useProfile());
  const go = () => change(NASHIK.facilityId).catch(() => setFailed(true));
  return (
    <>
      <button type="button" onClick={() => void go()}>
        {NASHIK.facilityName}
      </button>
      {failed && <p>The facility could not be changed</p>}
      {ready && <Outlet />}
    </>
  );
}

async function open(): Promise<FakeConsole> {
  drawn = [];
  const fake = fakeConsole();
  fake.person = profileOf({ facilities: BOTH });
  render(
    <Around fake={fake} path="/prohealth/hmCallInfo?patient=1">
      <Routes>
        <Route
          element={
            <MainGuard>
              <Frame />
            </MainGuard>
          }
        >
          <Route path="*" element={<Page />} />
        </Route>
      </Routes>
      <LeaveDialog />
    </Around>,
  );
  await screen.findByRole('heading', { name: '/prohealth/hmCallInfo at Careline Clinic Pune' });
  return fake;
}

const choose = () => userEvent.click(screen.getByRole('button', { name: NASHIK.facilityName }));

const heading = (name: string) => screen.findByRole('heading', { name });

describe('another facility', () => {
  it('opens at the empty path, without rendering a page of the previous facility', async () => {
    const fake = await open();
    fake.care.recents.add({ vitaId: '1' } as never);
    fake.person = profileOf({ facility: NASHIK, facilities: BOTH });
    await choose();
    expect(await heading('/ at Careline Clinic Nashik')).toBeTruthy();
    expect(drawn).not.toContain('/prohealth/hmCallInfo at Careline Clinic Nashik');
    expect(fake.care.recents.store.getState()).toEqual([]);
  });

  it('asks first about unsaved work, and stays if the user keeps it', async () => {
    const fake = await open();
    fake.care.unsaved.setDirty(true);
    await choose();
    const question = await screen.findByRole('dialog', { name: /without saving/ });
    await userEvent.click(within(question).getByRole('button', { name: 'Stay here' }));
    expect(fake.provider.renew).toHaveBeenCalledTimes(1);
    expect(fake.care.unsaved.isDirty()).toBe(true);
  });

  it('changes nothing if it cannot be reached, and keeps unsaved work', async () => {
    const fake = await open();
    fake.care.unsaved.setDirty(true);
    fake.provider.renew.mockResolvedValue(UNREACHABLE);
    await choose();
    const question = await screen.findByRole('dialog', { name: /without saving/ });
    await userEvent.click(within(question).getByRole('button', { name: 'Leave without saving' }));
    expect(await screen.findByText('The facility could not be changed')).toBeTruthy();
    await waitFor(() => expect(fake.care.unsaved.isDirty()).toBe(true));
    expect(await heading('/prohealth/hmCallInfo at Careline Clinic Pune')).toBeTruthy();
  });
});
