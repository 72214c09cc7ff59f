import { between, combine, cross, facing, normalised, NO_ROTATION, rotate, turnAround, type Vector } from './rotation';

const X: Vector = [1, 0, 0];
const Y: Vector = [0, 1, 0];
const Z: Vector = [0, 0, 1];
const near = (found: Vector, wanted: Vector) => found.forEach((part, at) => expect(part).toBeCloseTo(wanted[at] as number, 6));

describe('rotations of what is drawn', () => {
  it('turn right-handed, and one after the other', () => {
    near(rotate(turnAround(Z, Math.PI / 2), X), Y);
    near(rotate(combine(turnAround(X, Math.PI / 2), turnAround(Z, Math.PI / 2)), X), Z);
  });

  it('go the shorter way from one to the other', () => {
    near(rotate(between(NO_ROTATION, turnAround(Z, Math.PI / 2), 1), X), Y);
    near(rotate(between(NO_ROTATION, turnAround(Z, -Math.PI / 2), 0.5), X), normalised([1, -1, 0]));
  });

  it.each([
    ['as it is', X, Y],
    ['upside down', [-1, 0, 0], [0, -1, 0]],
    ['on its side', Y, Z],
    ['from behind', [-1, 0, 0], Y],
    ['head over', X, [0, -1, 0]],
    ['aslant', normalised([1, 2, 3]), normalised(cross([1, 2, 3], [0, 1, 5]))],
  ] as [string, Vector, Vector][])('turn a thing that lies %s to the player', (_how, right, up) => {
    const front = cross(right, up);
    const turned = facing(right, up, front);
    near(rotate(turned, right), X);
    near(rotate(turned, up), Y);
    near(rotate(turned, front), Z);
  });
});
