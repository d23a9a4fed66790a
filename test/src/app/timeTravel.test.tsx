// Before the toolkit, which looks for the extension when it is loaded.
import { extension } from '../support/devToolsExtension';
import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { Provider, useSelector } from 'react-redux';
import { createBrowserRouter, RouterProvider, useNavigate } from 'react-router-dom';
import { devToolsOptions } from '../../../src/actionLog/devTools';
import { useGetHomeQuery } from '../../../src/api/home';
import { useGetProgramQuery } from '../../../src/api/configuration/program';
import { createTimeTravel } from '../../../src/app/timeTravel';
import { alertRaised, selectAlerts } from '../../../src/state/alerts';
import { createTestBed } from '../support/testStore';

/** Goes elsewhere and asks the server while there are no alerts: an earlier state brings both about. */
function Screen() {
  const alerts = useSelector(selectAlerts);
  useGetHomeQuery(undefined);
  return alerts.length === 0 ? <Elsewhere /> : <p>{alerts.length} shown</p>;
}

function Elsewhere() {
  const navigate = useNavigate();
  useGetProgramQuery(undefined, { refetchOnMountOrArgChange: true });
  useEffect(() => {
    void navigate('/elsewhere');
  }, [navigate]);
  return <p>none shown</p>;
}

const sent: string[] = [];
const answer = (): Response =>
  new Response(JSON.stringify({ succeeded: true, message: '', data: {}, errors: [] }), {
    headers: { 'content-type': 'application/json' },
  });

function open() {
  const travel = createTimeTravel();
  const { store } = createTestBed({
    devTools: devToolsOptions('a salt', false),
    dependencies: travel.dependencies,
    fetch: (address) => {
      sent.push(address instanceof Request ? address.url : address.toString());
      return Promise.resolve(answer());
    },
  });
  store.dispatch(alertRaised('The file was posted.', 'success'));
  history.replaceState(null, '', '/');
  const router = createBrowserRouter([
    { path: '/', element: <Screen /> },
    { path: '/elsewhere', element: <p>elsewhere</p> },
  ]);
  travel.watch(store, router);
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
}

const settle = (): Promise<void> =>
  act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
  });

test('an earlier state is shown without a call and under the same address, until the present is back', async () => {
  open();
  await screen.findByText('1 shown');
  await settle();
  const before = [...sent];
  expect(before).toHaveLength(1);

  act(() => {
    extension.jumpTo(0);
  });
  await screen.findByText('none shown');
  await settle();
  expect(sent).toEqual(before);
  expect(location.pathname).toBe('/');

  act(() => {
    extension.jumpTo(extension.length() - 1);
  });
  await settle();
  expect(await screen.findByText('1 shown')).toBeTruthy();
  // What the screen of the past asked for was only put off: nothing waits for it for good.
  expect(sent.length).toBe(before.length + 1);
  expect(location.pathname).toBe('/');
});

test('the list has calls by their names, and nothing of the caches’ bookkeeping', () => {
  expect(extension.listed()).toEqual(expect.arrayContaining(['getHome pending', 'getProgram pending']));
  expect(extension.listed().filter((type) => type.startsWith('api/'))).toEqual([]);
});

test('the extension’s own export and import are not offered, nor is dispatching by hand', () => {
  const { features = {} } = extension.options();
  for (const name of ['export', 'import', 'persist', 'dispatch', 'test', 'reorder'])
    expect([name, features[name] ?? false]).toEqual([name, false]);
  expect(features['jump']).toBe(true);
});
