/** A file in the MaxMind DB format that says where a few networks of version 4 are: small, but as its readers want it. */
export function buildCountryFile(networks: Readonly<Record<string, string>>): Buffer {
  const tree = new Tree();
  const data: Buffer[] = [];
  let offset = 0;
  for (const [network, country] of Object.entries(networks)) {
    const value = map({ country: map({ iso_code: text(country) }) });
    tree.insert(network, offset);
    data.push(value);
    offset += value.length;
  }
  const metadata = map({
    node_count: number(6, tree.nodes.length),
    record_size: number(5, 24),
    ip_version: number(5, 4),
    database_type: text('Pavilion-Test-Country'),
    languages: Buffer.from([0x00, 0x04]),
    binary_format_major_version: number(5, 2),
    binary_format_minor_version: number(5, 0),
    build_epoch: Buffer.concat([Buffer.from([0x04, 0x02]), uint(Math.floor(Date.parse('2026-11-01T00:00:00Z') / 1000))]),
    description: map({ en: text('For tests') }),
  });
  return Buffer.concat([tree.written(), Buffer.alloc(16), ...data, Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1'), metadata]);
}

type Branch = { node: number } | { data: number } | undefined;

class Tree {
  readonly nodes: [Branch, Branch][] = [[undefined, undefined]];

  insert(network: string, data: number): void {
    const [address = '', bits = '32'] = network.split('/');
    const number = address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
    let at = 0;
    for (let bit = 0; bit < Number(bits); bit += 1) {
      const side = (number >>> (31 - bit)) & 1;
      const node = this.nodes[at] ?? [undefined, undefined];
      if (bit === Number(bits) - 1) return void (node[side] = { data });
      const next = node[side];
      if (next && 'node' in next) at = next.node;
      else {
        node[side] = { node: this.nodes.length };
        at = this.nodes.length;
        this.nodes.push([undefined, undefined]);
      }
    }
  }

  written(): Buffer {
    const record = (branch: Branch) =>
      branch === undefined ? this.nodes.length : 'node' in branch ? branch.node : this.nodes.length + 16 + branch.data;
    return Buffer.concat(
      this.nodes.flat().map((branch) => {
        const bytes = Buffer.alloc(3);
        bytes.writeUIntBE(record(branch), 0, 3);
        return bytes;
      }),
    );
  }
}

function uint(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function number(type: 5 | 6, value: number): Buffer {
  const bytes = type === 6 ? uint(value) : uint(value).subarray(2);
  return Buffer.concat([Buffer.from([(type << 5) | bytes.length]), bytes]);
}

function text(value: string): Buffer {
  return Buffer.concat([Buffer.from([(2 << 5) | value.length]), Buffer.from(value)]);
}

function map(entries: Readonly<Record<string, Buffer>>): Buffer {
  const pairs = Object.entries(entries).flatMap(([name, value]) => [text(name), value]);
  return Buffer.concat([Buffer.from([(7 << 5) | (pairs.length / 2)]), ...pairs]);
}
