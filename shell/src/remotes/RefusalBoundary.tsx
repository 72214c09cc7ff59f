import { Component, type ReactNode } from 'react';
import type { RemotesContext } from './create-remotes';
import { Refused } from './refused';

interface Props {
  context: RemotesContext;
  remote: string;
  /** What stands in the place of what was refused. */
  refusal(refused: Refused, retry: () => void): ReactNode;
  children: ReactNode;
}

interface State {
  refused: Refused | undefined;
}

/** Ends whatever goes wrong inside a remote's view: names it, reports it, and lets the player try again. */
export class RefusalBoundary extends Component<Props, State> {
  override state: State = { refused: undefined };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { refused: error instanceof Refused ? error : new Refused('remote.threw', '', undefined, String(error)) };
  }

  override componentDidCatch(error: unknown): void {
    const { context, remote } = this.props;
    const version = context.current().remotes[remote]?.version;
    const refused = error instanceof Refused ? error : new Refused('remote.threw', remote, version, String(error));
    context.refused(refused.facts);
    this.setState({ refused });
  }

  readonly #retry = () => {
    this.props.context.parts.forget(this.props.remote);
    this.setState({ refused: undefined });
  };

  override render(): ReactNode {
    const { refused } = this.state;
    return refused ? this.props.refusal(refused, this.#retry) : this.props.children;
  }
}
