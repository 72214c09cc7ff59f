import { fireEvent } from '@testing-library/dom';
import { createAnswerSchedule } from './answer-schedule';

let frames: FrameRequestCallback[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  frames = [];
  globalThis.requestAnimationFrame = (callback) => frames.push(callback);
});
afterEach(() => jest.useRealTimers());

const frame = () => frames.splice(0).forEach((callback) => callback(0));

it('draws at once while nobody touches the page', () => {
  const draw = jest.fn();
  createAnswerSchedule(document)(draw);
  jest.advanceTimersByTime(0);
  expect(draw).toHaveBeenCalledTimes(1);
});

it.each(['pointerDown', 'click', 'keyDown'] as const)('draws after the frame that answers a %s', (touch) => {
  const draw = jest.fn();
  const schedule = createAnswerSchedule(document);
  fireEvent[touch](document.body);
  schedule(draw);
  jest.advanceTimersByTime(0);
  expect(draw).not.toHaveBeenCalled();
  frame();
  expect(draw).not.toHaveBeenCalled();
  jest.advanceTimersByTime(0);
  expect(draw).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1_000);
  expect(draw).toHaveBeenCalledTimes(1);
});

it('draws at once again when the touch is long past', () => {
  const draw = jest.fn();
  const schedule = createAnswerSchedule(document);
  fireEvent.click(document.body);
  jest.advanceTimersByTime(250);
  schedule(draw);
  jest.advanceTimersByTime(0);
  expect(draw).toHaveBeenCalledTimes(1);
});

it('draws all the same where no frame comes', () => {
  const draw = jest.fn();
  const schedule = createAnswerSchedule(document);
  fireEvent.click(document.body);
  schedule(draw);
  jest.advanceTimersByTime(100);
  expect(draw).toHaveBeenCalledTimes(1);
  frame();
  jest.advanceTimersByTime(100);
  expect(draw).toHaveBeenCalledTimes(1);
});
