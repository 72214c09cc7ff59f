import { CONTRACT_VERSION, FEDERATION_RUNTIME, type RemoteDescriptor, slotNames } from '@pavilion/contract';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { DomainError } from '../../../platform/errors';

const short = Type.String({ minLength: 1, maxLength: 80 });
const closed = { additionalProperties: false } as const;
const place = Type.Optional(Type.Number());
const areas = Type.Union(['site', 'member', 'agent', 'bare'].map((area) => Type.Literal(area)));
const Text = Type.Object({ bn: short, en: short }, closed);

const Page = Type.Object(
  {
    id: Type.String({ pattern: '^[a-z][a-z0-9-]*\\.[a-z][A-Za-z0-9-]*$', maxLength: 80 }),
    paths: Type.Array(Type.String({ pattern: '^[A-Za-z0-9/:_.?=&-]*$', maxLength: 200 }), { minItems: 1, maxItems: 12 }),
    area: areas,
    label: Text,
    icon: short,
    audience: Type.Union(['everyone', 'visitor', 'player', 'member', 'agent'].map((audience) => Type.Literal(audience))),
    menus: Type.Optional(Type.Object({ side: place, bottom: place, account: place, area: place, footer: place }, closed)),
    flag: Type.Optional(short),
    wide: Type.Optional(Type.Boolean()),
    keepAlive: Type.Optional(Type.Boolean()),
    resumes: Type.Optional(Type.String({ pattern: '^[a-zA-Z][a-zA-Z0-9-]*$', maxLength: 40 })),
    /** What `keepAlive` is called under contract 1. */
    goesOn: Type.Optional(Type.Boolean()),
  },
  closed,
);

const Descriptor = Type.Object(
  {
    name: short,
    contract: Type.Integer(),
    runtime: short,
    pages: Type.Array(Page, { maxItems: 100 }),
    slots: Type.Record(Type.String({ maxLength: 80 }), Type.Number(), { maxProperties: 40 }),
    layouts: Type.Array(areas, { maxItems: 4 }),
    events: Type.Record(Type.String({ maxLength: 80 }), Type.Integer(), { maxProperties: 100 }),
  },
  closed,
);

/**
 * A descriptor that came over the network, checked.
 *
 * @throws DomainError `registry.contract_unsupported`, `registry.descriptor_invalid` with the first place that is wrong
 */
export function readDescriptor(remote: string, value: unknown): RemoteDescriptor {
  if (!Value.Check(Descriptor, value)) {
    const [wrong] = Value.Errors(Descriptor, value);
    throw invalid(wrong?.instancePath || '/', wrong?.message ?? 'is not a descriptor');
  }
  const descriptor = value as unknown as RemoteDescriptor;
  requireContract(descriptor);
  const misnamed = descriptor.contract === 1 ? 'keepAlive' : 'goesOn';
  if (descriptor.pages.some((page) => misnamed in page))
    throw invalid('/pages', `contract ${descriptor.contract} has no ${misnamed}`);
  if (descriptor.name !== remote) throw invalid('/name', `is ${descriptor.name}, published as ${remote}`);
  const foreign = descriptor.pages.find(({ id }) => !id.startsWith(`${remote}.`));
  if (foreign) throw invalid('/pages', `${foreign.id} does not begin with ${remote}.`);
  const slot = Object.keys(descriptor.slots).find((name) => !(slotNames as readonly string[]).includes(name));
  if (slot) throw invalid('/slots', `there is no slot ${slot}`);
  return descriptor;
}

/** The host speaks its own contract and the one before; the federation runtime it lends must be the one that was built for. */
export function isSupportedContract({ contract, runtime }: Pick<RemoteDescriptor, 'contract' | 'runtime'>): boolean {
  return contract <= CONTRACT_VERSION && contract >= CONTRACT_VERSION - 1 && runtime === FEDERATION_RUNTIME;
}

function requireContract({ contract, runtime }: Pick<RemoteDescriptor, 'contract' | 'runtime'>): void {
  if (isSupportedContract({ contract, runtime })) return;
  throw new DomainError('registry.contract_unsupported', {
    details: { contract, runtime, spoken: CONTRACT_VERSION, lent: FEDERATION_RUNTIME },
  });
}

function invalid(place: string, wrong: string): DomainError {
  return new DomainError('registry.descriptor_invalid', { details: { place, wrong } });
}
