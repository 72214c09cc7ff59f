import { createDialogs } from './create-dialogs';

const question = { title: 'No window', text: '', confirm: 'Open it here', cancel: 'Stay here' };

function openDialogs(windowOpens: boolean, popupBlockedQuestion = async () => question) {
  const opened: string[] = [];
  const left: string[] = [];
  const dialogs = createDialogs({
    openService(address) {
      opened.push(address);
      return windowOpens;
    },
    popupBlockedQuestion,
    failureText: () => 'Please try again',
    navigateTo: (address) => void left.push(address),
  });
  return { dialogs, opened, left };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

it('opens where it is told who is asking, once the gateway has said where that is', () => {
  const { dialogs, opened } = openDialogs(true);
  dialogs.customerService();
  dialogs.setServiceAddress('/service?who=sealed');

  dialogs.customerService();

  expect(opened).toEqual(['/service', '/service?who=sealed']);
  expect(dialogs.current().question).toBeUndefined();
});

it.each([
  [true, ['/service']],
  [false, []],
])('without a window asks before it leaves the page: agreed %s', async (agreed, expected) => {
  const { dialogs, left } = openDialogs(false);
  dialogs.customerService();
  await settled();
  expect(dialogs.current().question).toEqual(question);

  dialogs.answer(agreed);
  await settled();

  expect(left).toEqual(expected);
});

it('says that nothing opened when the question cannot be fetched', async () => {
  const { dialogs, left } = openDialogs(false, () => Promise.reject(new Error('offline')));

  dialogs.customerService();
  await settled();

  expect(dialogs.current().toasts).toMatchObject([{ tone: 'negative', text: 'Please try again' }]);
  expect(left).toEqual([]);
});
