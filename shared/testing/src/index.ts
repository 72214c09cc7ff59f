export { fakeHost, type FakeHost, type FakeHostOptions } from './fake-host';
export { renderWithHost, type RenderWithHostOptions } from './render-with-host';
export { FakeGateway } from './fake-gateway';
export { aCover, aGame, someGames } from './catalogue';
export { aBrand, aMember, aTrialMember, anAgent } from './builders';
