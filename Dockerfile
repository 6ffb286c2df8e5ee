# The web app and the API, run by an ordinary user. The build has all that it needs in it; the database is the PostgreSQL that DATABASE_URL names.
# By digest: docker build --build-arg NODE=node:22-bookworm-slim@sha256:… ; `docker buildx imagetools inspect node:22-bookworm-slim` tells it.
# Nothing that runs asks for a shell: RUNTIME may be an image without one that has node in its path and the user 1000.
ARG NODE=node:22-bookworm-slim
ARG RUNTIME=${NODE}
FROM ${NODE} AS dependencies
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --include=dev --no-audit --no-fund

FROM dependencies AS build
COPY . .
RUN npm run build && mkdir /empty

FROM ${RUNTIME}
ENV NODE_ENV=production \
    PORT=3000 \
    DATA_DIR=/data
WORKDIR /app
COPY --from=build --chown=1000:1000 /empty /data
COPY --from=build /app/package.json ./
COPY --from=build /app/dist ./dist
USER 1000:1000
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/salud`).then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# An empty database stays empty: open the first account with `node dist/server/usuario.js`. Without --vacio it is filled with demonstration data.
CMD ["node", "dist/server/main.js", "--vacio"]
