import { feedbackForm, feedbackImage, sendFeedback } from '@pavilion/api/calls/feedback';
import { CallError } from '@pavilion/host/http';
import { aMember, FakeGateway } from '@pavilion/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aManifest, aPage, aRemote, renderShell } from '../../testing/render-shell';

const manifest = aManifest({ lobby: aRemote('lobby', [aPage('lobby.home', '/')]) });
const png = (name: string, size = 8) => new File([new Uint8Array(size)], name, { type: 'image/png' });

async function open() {
  const http = new FakeGateway()
    .answer(feedbackForm, { minWords: 3, maxWords: 6, images: true })
    .answer(feedbackImage, { imageId: '0d4f1c1e-0000-4000-8000-000000000001' })
    .answer(sendFeedback, { reference: 'F-42' });
  const rendered = await renderShell(manifest, { http, member: aMember() });
  act(() => rendered.information.open({ name: 'feedback' }));
  await screen.findByLabelText(/^Your message/);
  return { ...rendered, http };
}
const send = () => screen.getByRole('button', { name: 'Send' });
const pick = () => screen.getByLabelText('Add');

beforeAll(() => import('../InformationSheet'));
beforeEach(() => {
  localStorage.setItem('pavilion.lang', 'en');
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => localStorage.clear());

it('goes out with its pictures and comes back with a number', async () => {
  const { user, http } = await open();
  await user.selectOptions(screen.getByLabelText(/^What is it about/), 'A game');
  await user.type(screen.getByLabelText(/^Your message/), 'The dice are lovely');
  await user.upload(pick(), [png('one.png')]);
  expect(screen.getByText('4 / 6')).toBeInTheDocument();

  await user.click(send());

  expect(await screen.findByText(/Yours has the number F-42/)).toBeInTheDocument();
  expect(http.inputsOf(feedbackImage)).toEqual([{ data: 'AAAAAAAAAAA=' }]);
  expect(http.inputsOf(sendFeedback)).toEqual([
    { questionType: 'GAME', content: 'The dice are lovely', images: ['0d4f1c1e-0000-4000-8000-000000000001'] },
  ]);
});

it.each(['Too short', 'This is one word too many here'])('does not leave with %p: the bounds are the brand’s', async (typed) => {
  const { user, http } = await open();
  await user.selectOptions(screen.getByLabelText(/^What is it about/), 'A game');
  await user.type(screen.getByLabelText(/^Your message/), typed);

  await user.click(send());

  expect(screen.getByLabelText(/^Your message/)).toBeInvalid();
  expect(screen.getByLabelText(/^Your message/)).toHaveFocus();
  expect(http.inputsOf(sendFeedback)).toHaveLength(0);
});

it('takes three png or jpg pictures of five megabytes, and says what it does not take', async () => {
  const { user } = await open();
  const unfiltered = user.setup ? user.setup({ applyAccept: false }) : user;
  await unfiltered.upload(pick(), [new File(['x'], 'notes.svg', { type: 'image/svg+xml' })]);
  expect(await screen.findByText('Only png and jpg pictures can be sent.')).toBeInTheDocument();
  await user.upload(pick(), [png('large.png', 5 * 1024 * 1024 + 1)]);
  expect(await screen.findByText('This picture is larger than 5 MB.')).toBeInTheDocument();

  await user.upload(pick(), [png('1.png'), png('2.png'), png('3.png'), png('4.png')]);

  expect(await screen.findByText('You can add up to three pictures.')).toBeInTheDocument();
  expect(within(screen.getByRole('dialog')).getAllByRole('img')).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Remove 2.png' }));
  expect(screen.queryByAltText('2.png')).not.toBeInTheDocument();
});

it('keeps what was typed when it was refused, and sends no picture twice', async () => {
  const { user, http } = await open();
  http.answer(sendFeedback, new CallError('service.unavailable', 'The service is busy.'));
  await user.selectOptions(screen.getByLabelText(/^What is it about/), 'A game');
  await user.type(screen.getByLabelText(/^Your message/), 'The dice are lovely');
  await user.upload(pick(), [png('one.png')]);
  await user.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent('The service is busy.');
  http.answer(sendFeedback, { reference: 'F-43' });

  await user.click(send());

  await waitFor(() => expect(screen.getByText(/F-43/)).toBeInTheDocument());
  expect(http.inputsOf(feedbackImage)).toHaveLength(1);
});

it('has nothing that axe complains of', async () => {
  await open();

  expect((await axe(screen.getByRole('dialog'))).violations.map(({ id }) => id)).toEqual([]);
});
